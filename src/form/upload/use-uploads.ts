import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageKey } from '~/i18n/message-key';
import { announce } from '~/ui/live-region';
import { redrawPicture } from './upload-picture';
import { inspectUpload, safeFileName } from './upload-rules';

type MessageKey = ReturnType<typeof messageKey>;

/** A chosen file and its state. */
export interface Upload {
  id: string;
  /** Under its safe name and true type once it was looked at. */
  file: File;
  status: 'working' | 'ready' | 'refused';
  problem?: MessageKey | undefined;
  canShrink?: boolean | undefined;
  /** Stays while it is turned: a button that goes takes the focus with it. */
  canTurn?: boolean | undefined;
}

const isPicture = ({ file }: Pick<Upload, 'file'>): boolean => file.type.startsWith('image/');

/**
 * The files of a form, looked at one by one as they are chosen. They live in this component only.
 * @param max how many may be sent
 * @param isRequired whether at least one must be there
 */
export function useUploads(max: number, isRequired = false) {
  const { t } = useTranslation();
  const [items, setItems] = useState<readonly Upload[]>([]);
  const count = useRef(0);

  const said = (name: string, problem: MessageKey) => announce(`${name}: ${t(problem)}`);

  const change = (id: string, part: Partial<Upload>) =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, ...part } : item)));

  /** @param done what is said of a file that may be sent */
  async function inspect(
    id: string,
    chosen: File,
    done: MessageKey = messageKey('form.upload.chosen'),
  ): Promise<void> {
    const found = await inspectUpload(chosen);
    const { canRedraw, end } = found;
    const drawn = canRedraw && (await redrawPicture(chosen, { end }).catch(() => undefined));
    const content = drawn || chosen;
    const { kind, problem, canShrink } = drawn ? await inspectUpload(drawn) : found;
    const name = safeFileName(chosen.name, kind);
    const file = kind ? new File([content], name, { type: kind }) : chosen;
    const canTurn = !problem && isPicture({ file });
    change(id, { file, status: problem ? 'refused' : 'ready', problem, canShrink, canTurn });
    if (problem) said(name, problem);
    else announce(t(done, { name }));
  }

  /** One after the other: a phone has memory for few pictures, and they are said in their order. */
  async function inspectEach(added: readonly Upload[]): Promise<void> {
    for (const { id, file } of added) await inspect(id, file);
  }

  async function redraw({ id, file }: Upload, how: Parameters<typeof redrawPicture>[1]) {
    change(id, { status: 'working' });
    try {
      const redrawn = await redrawPicture(file, how);
      await inspect(id, redrawn, how.turns ? messageKey('form.upload.turned') : undefined);
    } catch {
      const problem = messageKey('form.upload.broken');
      change(id, { status: 'refused', problem, canShrink: false });
      said(file.name, problem);
    }
  }

  /** The first thing that must be put right before the form can be sent. */
  function firstProblem(): MessageKey | '' {
    if (items.length > max) return messageKey('form.upload.too-many');
    if (isRequired && items.length === 0) return messageKey('form.upload.missing');
    if (items.some(({ status }) => status === 'refused')) return messageKey('form.upload.fix');
    if (items.some(({ status }) => status === 'working')) return messageKey('form.upload.working');
    return '';
  }

  return {
    items,
    max,
    problem: firstProblem(),
    /** The files that may be sent. */
    files: items.filter(({ status }) => status === 'ready').map(({ file }) => file),
    add(chosen: readonly File[]): void {
      const added = chosen.map((file): Upload => {
        count.current += 1;
        return { id: String(count.current), file, status: 'working' };
      });
      // A field for one file takes the last one that was chosen.
      setItems((current) => (max === 1 ? added.slice(-1) : [...current, ...added]));
      void inspectEach(max === 1 ? added.slice(-1) : added);
    },
    remove: (id: string) => setItems((current) => current.filter((item) => item.id !== id)),
    /** A quarter turn clockwise. */
    turn(upload: Upload): void {
      if (upload.status !== 'working') void redraw(upload, { turns: 1 });
    },
    /** Makes a photo small enough to be sent. */
    shrink: (upload: Upload) => void redraw(upload, { isSmaller: true }),
    /**
     * Shows the server’s problem with one file.
     * @param index its place among the sent files
     */
    refuse(problem: MessageKey, index: number): void {
      setItems((current) =>
        current.map((item, place) =>
          place === index
            ? { ...item, status: 'refused', problem, canShrink: isPicture(item), canTurn: false }
            : item,
        ),
      );
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
