import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { drawPicture } from './draw-picture';
import { pictureReader } from './picture-reader';

/** `refused`: by the visitor or the browser; `missing`: there is no camera, or no way to it. */
export type CameraState = 'starting' | 'looking' | 'refused' | 'missing' | 'failed';

/** Longest edge of a picture that is read, in pixels: a long barcode keeps two for its thinnest line. */
const EDGE = 800;

/** Between two pictures (milliseconds): the page has to answer to a press. */
const PAUSE = 80;

/**
 * Shows the camera's picture in `video` and reads it until the component is gone. While the page is hidden the camera
 * is off. No picture is kept.
 */
export function useCamera(
  onText: (text: string) => void,
): [video: RefObject<HTMLVideoElement | null>, state: CameraState] {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onText);
  useEffect(() => {
    let stop = start();
    function start(): () => void {
      return watchCamera(video.current, found, setState);
    }
    function follow(): void {
      stop();
      if (document.visibilityState === 'visible') stop = start();
    }
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, []);
  return [video, state];
}

function watchCamera(
  video: HTMLVideoElement | null,
  onText: (text: string) => void,
  onState: (state: CameraState) => void,
): () => void {
  let isOver = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | undefined;

  function stop(): void {
    isOver = true;
    clearTimeout(pause);
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (video) video.srcObject = null;
  }

  function fail(error: unknown): void {
    if (isOver) return;
    stop();
    onState(stateOf(error));
  }

  async function run(camera: HTMLVideoElement): Promise<void> {
    const reader = pictureReader();
    // At once: the visitor may take long to allow the camera.
    reader.catch(fail);
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    if (isOver) {
      stop();
      return;
    }
    // Another program takes it, or the visitor takes the permission back.
    for (const track of stream.getTracks()) track.addEventListener('ended', fail);
    camera.srcObject = stream;
    await camera.play();
    const read = await reader;
    if (isOver) return;
    onState('looking');
    async function look(turn: number): Promise<void> {
      const { videoWidth: width, videoHeight: height } = camera;
      const picture = drawPicture(camera, { width, height }, EDGE, turn % 2 === 1);
      const text = await read(picture);
      if (isOver) return;
      if (text) onText(text);
      if (!isOver) pause = setTimeout(() => void look(turn + 1).catch(fail), PAUSE);
    }
    await look(0);
  }

  if (!video || !canAsk()) onState('missing');
  else {
    onState('starting');
    run(video).catch(fail);
  }
  return stop;
}

/** Old in-app browsers, and pages without https, have none. */
const canAsk = (): boolean => 'mediaDevices' in navigator;

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (['NotAllowedError', 'SecurityError'].includes(name)) return 'refused';
  return ['NotFoundError', 'OverconstrainedError'].includes(name) ? 'missing' : 'failed';
}
