import { cut } from './numbers.ts'

/** Trouble with files, storage, tabs and the rules: what happened, what was kept, what to do. */
export const errors = {
  storeFull:
    'This browser has no room left, so the battle cannot be kept here. It goes on; save it as a file before you leave.',
  storeBlocked:
    'This browser does not let Muster keep anything, so the battle would be lost on leaving. Save it as a file before that.',
  storeLost:
    'This browser does not let Muster keep anything. You can play all the same; a battle is saved as a file, and opened again from it.',
  keptUnreadable: 'This kept battle cannot be opened',
  battleTrouble: (message: string) =>
    `Something went wrong in the rules, and the battle stopped where it was (${message}). Nothing is lost: it is kept up to the last answer.`,
  silent: 'the rules do not answer any more',
  resume: 'Go on from the last answer',
  oneBack: 'Go on from one answer earlier',
  saveNow: 'Save the battle as a file',
  lookingOn: 'This battle is being played in another tab. Here you look on.',
  takeOver: 'Play on here',
  untrue: (message: string) =>
    `The rules have changed since this battle was played (${message}). It cannot go on, but it can be looked at and read.`,
  /** Looking back in such a battle, past the last line that the rules of today still tell alike. */
  astray: 'From here on the rules of today lead elsewhere: the table stands as it did before, only the report goes on.',
  fileTrouble: (name: string, message: string) => `“${name}” was not opened. ${message} Nothing here has been changed.`,
  noScreen: 'There is no screen at this address.',
  keptBroken: 'what was kept of it cannot be read',
  notBegun: (message: string) => `The battle could not begin (${message}).`,
  notOnShelf: 'it is not on this browser’s shelf',
  fileUnread: 'The file could not be read.',
  fileTooLarge: (most: number) => `It is too large to be a battle record: more than ${most} MB.`,
  badlyPacked: 'It is compressed, but it cannot be unpacked. Was it cut short?',
  cannotUnpack: 'It is compressed, and this browser cannot unpack it. Unpack it first, or use a newer browser.',
  unknownGame: (game: string) => `It is a battle of “${cut(game)}”, a game that is not on this shelf.`,
  badPlan: (message: string) => `Its armies or its table are not what the game allows: ${message}`,
  untrueRecord: (at: number, message: string) =>
    `It does not follow the rules: at entry ${at + 1} of its tape, ${message}.`,
  pageTrouble: 'The page has stumbled. Your battle is kept.',
  reload: 'Load the page again',
} as const
