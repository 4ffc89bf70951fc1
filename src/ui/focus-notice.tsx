import { useId } from 'react';
import { FocusBox } from './focus-box';
import { Notice, type NoticeProps } from './notice';

/** A notice in place of the button that was pressed: it takes the focus, which would be lost with the button. */
export function FocusNotice(props: Pick<NoticeProps, 'tone' | 'title' | 'actions' | 'children'>) {
  const id = useId();
  return (
    <FocusBox id={id}>
      <Notice {...props} id={id} />
    </FocusBox>
  );
}
