/** A campaign as a file: how it began, every act, and after each a few numbers to check it by. */
import { z } from 'zod'
import type { GameId } from '../common/ids.ts'
import { expectKind } from '../input/file-kind.ts'
import { InputError, parseJson, readAs } from '../input/input.ts'

export const CAMPAIGN_FORMAT = 1

export interface CampaignRecord<B = unknown, A = unknown> {
  readonly muster: 'campaign'
  readonly format: typeof CAMPAIGN_FORMAT
  readonly game: GameId
  readonly beginning: B
  readonly acts: readonly { readonly act: A; readonly after: readonly number[] }[]
}

/** The campaign rules of a game: `C` is the campaign's state, `B` how it begins, `A` what can happen in it. */
export interface CampaignRules<C, B, A extends { readonly is: string }> {
  readonly game: GameId
  readonly beginning: z.ZodType<B>
  readonly act: z.ZodType<A>
  begin(beginning: B): C
  /** The campaign after an act; throws an InputError when it is not allowed. */
  perform(campaign: C, act: A): C
  /** Numbers that every act is checked by, and what they count: "territories". */
  readonly tally: { readonly of: string; numbers(campaign: C): readonly number[] }
}

export interface CampaignRecords<C, B, A> {
  newRecord(beginning: B): CampaignRecord<B, A>
  /** The record with one more act. */
  recordAct(kept: CampaignRecord<B, A>, act: A): CampaignRecord<B, A>
  /** Plays a record again; numbers that do not agree are found at their act. */
  replayCampaign(kept: CampaignRecord<B, A>): C
  /** Reads a campaign from text or data and verifies it. */
  readCampaign(source: unknown): CampaignRecord<B, A>
}

export function campaignRecords<C, B, A extends { readonly is: string }>(
  rules: CampaignRules<C, B, A>,
): CampaignRecords<C, B, A> {
  const schema = schemaOf(rules)
  const replayCampaign = (kept: CampaignRecord<B, A>): C => replay(rules, kept)
  const readCampaign = (source: unknown): CampaignRecord<B, A> => {
    const data = typeof source === 'string' ? parseJson(source, 'campaign') : source
    expectKind(data, ['campaign'])
    const kept = readAs(schema, data, 'campaign')
    replayCampaign(kept)
    return kept
  }
  return {
    newRecord: (beginning) => {
      rules.begin(beginning)
      return readCampaign({ muster: 'campaign', format: CAMPAIGN_FORMAT, game: rules.game, beginning, acts: [] })
    },
    recordAct: (kept, act) => {
      const after = rules.tally.numbers(rules.perform(replayCampaign(kept), act))
      return readCampaign({ ...kept, acts: [...kept.acts, { act, after }] })
    },
    replayCampaign,
    readCampaign,
  }
}

function schemaOf<C, B, A extends { readonly is: string }>(
  rules: CampaignRules<C, B, A>,
): z.ZodType<CampaignRecord<B, A>> {
  const count = z.int().min(0).max(10_000)
  return z.strictObject({
    muster: z.literal('campaign'),
    format: z.literal(CAMPAIGN_FORMAT, { error: 'this campaign was written by another version of Muster' }),
    game: z.literal(rules.game, { error: 'this campaign is of another game' }),
    beginning: rules.beginning,
    acts: z.array(z.strictObject({ act: rules.act, after: z.array(count) })),
  }) as unknown as z.ZodType<CampaignRecord<B, A>>
}

function replay<C, B, A extends { readonly is: string }>(
  rules: CampaignRules<C, B, A>,
  { beginning, acts }: CampaignRecord<B, A>,
): C {
  let campaign = rules.begin(beginning)
  for (const [index, { act, after }] of acts.entries()) {
    campaign = replayAct(rules, campaign, act, index)
    const found = rules.tally.numbers(campaign)
    if (found.length !== after.length || found.some((number, i) => number !== after[i])) {
      throw new InputError(
        `After act ${index + 1} ("${act.is}") the ${rules.tally.of} are ${found.join(', ')}, not ${after.join(', ')} as this record says.`,
        `acts.${index}.after`,
      )
    }
  }
  return campaign
}

function replayAct<C, B, A extends { readonly is: string }>(
  rules: CampaignRules<C, B, A>,
  campaign: C,
  act: A,
  index: number,
): C {
  try {
    return rules.perform(campaign, act)
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(`Act ${index + 1} ("${act.is}") is not allowed: ${error.message}`, `acts.${index}`)
    throw error
  }
}
