import { checkDist } from '../deploy/check-dist.ts';
import { screenOf, wrongIn } from '../deploy/finding.ts';

/**
 * Why a build is not released.
 * @param isDemo it may be one for demonstrations
 * @returns undefined for one that is
 * @throws Error when there is no build
 */
export function refusalOf(dist: string, { isDemo }: { isDemo: boolean }): string | undefined {
  const wrong = wrongIn(checkDist(dist, { isDemo }));
  if (wrong.length === 0) return undefined;
  const helps = !isDemo && wrongIn(checkDist(dist, { isDemo: true })).length === 0;
  const advice = helps ? ' For a demonstration: --demo' : '';
  return `${screenOf(wrong)}\nNothing was released.${advice}`;
}
