/** A campaign as a file: how it began, every act, and after each the count of territories to check it by. */
import { expectKind, InputError, parseJson, readAs } from '@muster/engine'
import { z } from 'zod'
import { act, beginCampaign, type Act, type Beginning } from './acts.ts'
import { OBJECTIVES, type Campaign } from './state.ts'

export const CAMPAIGN_FORMAT = 1

/** Territories after an act: the pool first, then each player in the order of joining. */
type Tally = readonly number[]

export interface CampaignRecord {
  readonly muster: 'campaign'
  readonly format: typeof CAMPAIGN_FORMAT
  readonly game: 'heroes-and-wizards'
  readonly beginning: Beginning
  readonly acts: readonly { readonly act: Act; readonly after: Tally }[]
}

const id = z.string().min(1).max(60)
const count = z.int().min(0).max(10_000)
const toll = z.object({ from: id, count }).strict()
const spoils = z.object({ claimed: count, taken: z.array(toll), raided: z.array(toll), extra: z.array(toll) }).strict()
const deed = z.discriminatedUnion(
  'is',
  [
    z.object({ is: z.literal('joined'), player: id, name: id }).strict(),
    z.object({ is: z.literal('left'), player: id }).strict(),
    z.object({ is: z.literal('battle-called'), players: z.array(id) }).strict(),
    z.object({ is: z.literal('battle-called-off') }).strict(),
    z
      .object({
        is: z.literal('objective-stated'),
        player: id,
        objective: z.enum(OBJECTIVES, { error: 'an objective is expand, invade, all-or-nothing or raid' }),
      })
      .strict(),
    z.object({ is: z.literal('battle-fought'), winner: id.optional(), spoils: spoils.optional() }).strict(),
  ],
  { error: 'this act is not known' },
)

const record = z
  .object({
    muster: z.literal('campaign'),
    format: z.literal(CAMPAIGN_FORMAT, { error: 'this campaign was written by another version of Muster' }),
    game: z.literal('heroes-and-wizards', { error: 'this campaign is of another game' }),
    beginning: z
      .object({ name: id, battles: z.int().min(1).optional(), players: z.array(z.object({ id, name: id }).strict()) })
      .strict(),
    acts: z.array(z.object({ act: deed, after: z.array(count) }).strict()),
  })
  .strict()

const tally = ({ unclaimed, players }: Campaign): Tally => [unclaimed, ...players.map(({ territories }) => territories)]

export const newRecord = (beginning: Beginning): CampaignRecord => {
  beginCampaign(beginning)
  return readCampaign({ muster: 'campaign', format: CAMPAIGN_FORMAT, game: 'heroes-and-wizards', beginning, acts: [] })
}

/** The record with one more act. Throws an InputError when the act is not allowed. */
export function recordAct(kept: CampaignRecord, next: Act): CampaignRecord {
  const after = act(replayCampaign(kept), next)
  return readCampaign({ ...kept, acts: [...kept.acts, { act: next, after: tally(after) }] })
}

/** Plays a record again. A count that does not agree is found at its act and named. */
export function replayCampaign({ beginning, acts }: CampaignRecord): Campaign {
  let campaign = beginCampaign(beginning)
  for (const [index, { act: next, after }] of acts.entries()) {
    campaign = replayAct(campaign, next, index)
    const found = tally(campaign)
    if (found.length !== after.length || found.some((territories, i) => territories !== after[i])) {
      throw new InputError(
        `After act ${index + 1} ("${next.is}") the territories are ${found.join(', ')}, not ${after.join(', ')} as this record says.`,
        `acts.${index}.after`,
      )
    }
  }
  return campaign
}

function replayAct(campaign: Campaign, next: Act, index: number): Campaign {
  try {
    return act(campaign, next)
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(`Act ${index + 1} ("${next.is}") is not allowed: ${error.message}`, `acts.${index}`)
    throw error
  }
}

/** Reads a campaign from text or data and verifies it. */
export function readCampaign(source: unknown): CampaignRecord {
  const data = typeof source === 'string' ? parseJson(source, 'campaign') : source
  expectKind(data, ['campaign'])
  const kept = readAs(record as unknown as z.ZodType<CampaignRecord>, data, 'campaign')
  replayCampaign(kept)
  return kept
}
