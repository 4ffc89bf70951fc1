import { refuseCaptcha } from './captcha.ts';
import { refuseEmail, refuseFiles } from './form.ts';
import { choose, type Scenario } from './scenario.ts';

export const sendContactRequest: Scenario = async (call) =>
  (await refuseCaptcha(call)) ?? refuseFiles(call) ?? refuseEmail(call) ?? choose(202, 'ticket');
