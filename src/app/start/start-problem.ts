import { START_PROBLEM_ID, START_PROBLEMS } from '~/app/boot-data';

const words = () => document.getElementById(START_PROBLEM_ID);

/** Says why the page does not start, in words that came with it and without anything that an old browser lacks. */
export function showStartProblem(problem: (typeof START_PROBLEMS)[number]): void {
  const element = words();
  if (!element || !element.hidden) return;
  const sentences = element.getElementsByTagName('span');
  START_PROBLEMS.forEach((name, index) => {
    const sentence = sentences[index];
    if (sentence) sentence.hidden = name !== problem;
  });
  element.hidden = false;
}

export function hideStartProblem(): void {
  const element = words();
  if (element) element.hidden = true;
}
