/** What every army builder does alike, in the page and on the command line. Pure: a list goes in, a list comes out. */
export * from './army-edit.ts'
export * from './edits.ts'

export * from './catalogue/kept-catalogue.ts'
export * from './catalogue/search.ts'

export * from './proposals/fillings.ts'
export * from './proposals/proposal.ts'
export * from './proposals/repairs.ts'
export * from './proposals/something-like.ts'
export * from './proposals/swaps.ts'
export * from './proposals/weaknesses.ts'

export * from './sharing/link.ts'
export * from './sharing/option-words.ts'
export * from './sharing/read-text.ts'
export * from './sharing/text.ts'
export * from './sharing/text-kit.ts'

export * from './trial/deeds.ts'
export * from './trial/plan-trial.ts'
export * from './trial/play-trial.ts'
export * from './trial/summary.ts'
