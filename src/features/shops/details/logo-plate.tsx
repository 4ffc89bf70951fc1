import { useLayoutEffect, useRef } from 'react';
import { comeFromPlace } from '~/ui/carried-place';
import styles from './shop-details-view.module.css';

/** The logo of the shop; it comes from its card on the wall, where that was pressed. */
export function LogoPlate({ logo }: { logo: string | undefined }) {
  const plate = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => comeFromPlace('shop', plate.current), []);
  return (
    <div ref={plate} className={styles.plate}>
      {logo !== undefined && <img src={logo} alt="" width={240} height={120} />}
    </div>
  );
}
