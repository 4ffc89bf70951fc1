import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface LateProps {
  /** Stands in the place until the code is there. */
  waiting?: ReactNode;
  /** Shown when the code does not load; nothing by default. */
  missing?: ReactNode;
}

/**
 * Makes a component of code that is loaded when it is first shown. If the code does not come (no
 * connection, a newer version was deployed) the page goes on without it; unlike React's `lazy`, it
 * is asked for again the next time, and when the connection comes back. `preload` asks before it is
 * needed and never fails.
 */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  async function arrive(): Promise<void> {
    Loaded ??= await load();
  }

  function LatePart({ waiting = null, missing = null, ...props }: Props & LateProps) {
    const [isMissing, setMissing] = useState(false);
    const [, setArrived] = useState(Loaded !== undefined);
    // Also when it is there by now: it may have arrived after the rendering that missed it.
    useEffect(() => {
      let isShown = true;
      const ask = () =>
        void arrive().then(
          () => isShown && setArrived(true),
          () => isShown && setMissing(true),
        );
      ask();
      addEventListener('online', ask);
      return () => {
        isShown = false;
        removeEventListener('online', ask);
      };
    }, []);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return isMissing ? missing : waiting;
  }

  return Object.assign(LatePart, { preload: () => arrive().catch(() => undefined) });
}
