import { cut } from './numbers.ts'

/** Errors with files, storage, tabs and the rules: what happened, what is saved, what to do. */
export const errors = {
  storageFull:
    'This browser has no room left, so the battle cannot be saved here. You can play on; save it as a file before you leave.',
  storageBlocked:
    'This browser does not let Muster save anything, so the battle would be lost when you leave. Save it as a file before you leave.',
  storageBlockedHere:
    'This browser does not let Muster save anything. You can still play; save a battle as a file to open it again later.',
  savedUnreadable: 'This saved battle cannot be opened',
  battleStopped: (message: string) =>
    `Something went wrong in the rules, and the battle stopped where it was (${message}). Nothing is lost: it is saved up to the last answer.`,
  silent: 'the rules do not answer any more',
  resume: 'Go on from the last answer',
  oneBack: 'Go on from one answer earlier',
  saveNow: 'Save the battle as a file',
  watching: 'This battle is being played in another tab. Here you can only watch.',
  takeOver: 'Play on here',
  fileNotOpened: (name: string, message: string) =>
    `“${name}” was not opened. ${message} Nothing here has been changed.`,
  noScreen: 'There is no screen at this address.',
  oldForm:
    'an older version of Muster stored it in a form that this one does not read. On the first screen you can save it as a file',
  oldFormBroken: 'This battle could not be saved as a file: what was stored of it is damaged.',
  savedBroken: 'what was saved of it cannot be read',
  notBegun: (message: string) => `The battle could not begin (${message}).`,
  notSavedHere: 'it is not saved in this browser',
  fileUnread: 'The file could not be read.',
  fileTooLarge: (most: number) => `It is too large to be a battle record: more than ${most} MB.`,
  badlyPacked: 'It is compressed, but it cannot be unpacked. Was it cut short?',
  cannotUnpack: 'It is compressed, and this browser cannot unpack it. Unpack it first, or use a newer browser.',
  unknownGame: (game: string) => `It is a battle of “${cut(game)}”, a game that Muster does not have.`,
  /** Why the table is seen from above again. */
  lean: {
    missing: 'This browser cannot draw the tilted table (it has no WebGL), so the table stays seen from above.',
    lost: 'The graphics of the tilted table were lost, so the table is seen from above again. Press Lean to try once more.',
    slow: 'This device draws the tilted table too slowly, so the table is seen from above again. To keep it tilted all the same, choose so in the menu.',
  },
  pageFailed: 'Something went wrong on this page. Your battle is saved.',
  reload: 'Load the page again',
} as const
