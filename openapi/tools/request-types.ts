// Compiles only while no generator loses the type of a request: `unknown extends` holds for `any` and `unknown`.
import type * as swagger from './out/client';
import type * as kubb from './out/kubb';
import type { operations } from './out/types';

type Lost<Types> = {
  [Name in keyof Types]: unknown extends Types[Name] ? Name : never;
}[keyof Types];
type NoneOf<Names> = [Names] extends [never] ? true : Names;

type Bodies = {
  [Name in keyof operations]: operations[Name] extends { requestBody: { content: infer Content } }
    ? Content[keyof Content]
    : never;
};
interface Swagger {
  activation: swagger.ActivationRequest;
  newLink: swagger.NewLinkRequest;
}
interface Kubb {
  activation: kubb.ActivationRequest;
  newLink: kubb.NewLinkRequest;
}

export const keepsTypes = {
  openapiTypescript: true satisfies NoneOf<Lost<Bodies>>,
  swaggerTypescriptApi: true satisfies NoneOf<Lost<Swagger>>,
  kubb: true satisfies NoneOf<Lost<Kubb>>,
};
