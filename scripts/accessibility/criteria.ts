// The criteria of WCAG 2.2, levels A and AA, with what this website must say about each. What was
// tested is not written here: it is read from the results of the tests and the engines.

/** A known limit of the website; its text for visitors is the key `legal.accessibility.limit.<id>`. */
export type LimitId = 'providers' | 'shops' | 'map' | 'people';

export interface Criterion {
  /** As in "1.4.3". */
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Why there is nothing that it could apply to. */
  readonly absent?: string;
  /** What keeps it from being met everywhere. */
  readonly limit?: Exclude<LimitId, 'people'>;
  /** What only a person can judge. Nobody has, so far. */
  readonly person?: string;
  /** EN 301 549 V3.2.1 is older than WCAG 2.2 and has no clause for it. */
  readonly isNew?: true;
}

/** The parts of the website that are not its own, or that a list must stand in for. */
export const limits: Readonly<Record<LimitId, string>> = {
  providers: 'Fields and windows of payment providers are third-party pages inside this one.',
  shops: 'Texts, pictures and PDF files of the shops come from the shops.',
  map: 'Places on the map can be closer together than 24 px; the list beside it has them all.',
  people:
    'No person with a screen reader, a magnifier or voice control has judged the website yet.',
};

const NO_MEDIA = 'The website has no audio and no video.';

export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    limit: 'shops',
    person: 'Whether each text alternative says what the picture says.',
  },
  { id: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', absent: NO_MEDIA },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', absent: NO_MEDIA },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    absent: NO_MEDIA,
  },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', absent: NO_MEDIA },
  { id: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', absent: NO_MEDIA },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    limit: 'providers',
    person: 'Whether headings and groups match what the eye sees as such.',
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    person: 'Whether the transcripts make sense to somebody who hears them for the first time.',
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    person: 'Whether a text of a shop or of the operator names things by shape or place alone.',
  },
  { id: '1.3.4', name: 'Orientation', level: 'AA' },
  { id: '1.3.5', name: 'Identify Input Purpose', level: 'AA' },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    person: 'Whether a picture of a brand or a shop tells something by colour alone.',
  },
  { id: '1.4.2', name: 'Audio Control', level: 'A', absent: NO_MEDIA },
  { id: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', limit: 'shops' },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    person: 'Reading with the text size of the operating system on real phones.',
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    limit: 'shops',
    person: 'Whether pictures of a shop hold text that is no logo.',
  },
  { id: '1.4.10', name: 'Reflow', level: 'AA' },
  { id: '1.4.11', name: 'Non-text Contrast', level: 'AA', limit: 'shops' },
  { id: '1.4.12', name: 'Text Spacing', level: 'AA' },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    absent: 'Nothing appears on hover or focus alone; what opens is opened by a press.',
  },
  { id: '2.1.1', name: 'Keyboard', level: 'A', limit: 'providers' },
  { id: '2.1.2', name: 'No Keyboard Trap', level: 'A', limit: 'providers' },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    absent:
      'No key of a single character does anything outside a field, but for plus and minus while the map has the focus.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    person: 'Whether a person with switch control has enough time for the warning.',
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    person: 'Whether the progress bars and placeholders distract.',
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    absent: 'Nothing flashes.',
  },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A' },
  { id: '2.4.2', name: 'Page Titled', level: 'A' },
  { id: '2.4.3', name: 'Focus Order', level: 'A' },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    person: 'Whether each link says enough to somebody who does not know the website.',
  },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA' },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    person: 'Whether each heading and label describes what follows.',
  },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA' },
  { id: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', isNew: true },
  { id: '2.5.1', name: 'Pointer Gestures', level: 'A' },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    person: 'Whether a press that was begun by mistake can be taken back on real touch screens.',
  },
  { id: '2.5.3', name: 'Label in Name', level: 'A', person: 'Voice control with real software.' },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    absent: 'Nothing reacts to moving or shaking the device.',
  },
  { id: '2.5.7', name: 'Dragging Movements', level: 'AA', isNew: true },
  { id: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', limit: 'map', isNew: true },
  { id: '3.1.1', name: 'Language of Page', level: 'A' },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    limit: 'shops',
    person: 'Whether foreign words in texts of shops and operators are said well.',
  },
  { id: '3.2.1', name: 'On Focus', level: 'A' },
  { id: '3.2.2', name: 'On Input', level: 'A' },
  { id: '3.2.3', name: 'Consistent Navigation', level: 'AA' },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    person: 'Whether the same thing has the same name in texts that the operator writes.',
  },
  { id: '3.2.6', name: 'Consistent Help', level: 'A', isNew: true },
  { id: '3.3.1', name: 'Error Identification', level: 'A' },
  { id: '3.3.2', name: 'Labels or Instructions', level: 'A' },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    person: 'Whether each suggestion helps somebody who made the error.',
  },
  { id: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
  { id: '3.3.7', name: 'Redundant Entry', level: 'A', isNew: true },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    limit: 'providers',
    isNew: true,
  },
  { id: '4.1.2', name: 'Name, Role, Value', level: 'A', limit: 'providers' },
  { id: '4.1.3', name: 'Status Messages', level: 'AA' },
];
