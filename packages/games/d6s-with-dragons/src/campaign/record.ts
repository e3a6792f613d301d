/** A campaign as a file, checked by how many characters of each player are ready, recovering and gone. */
import { campaignRecords, nameSchema, type CampaignRecord as RecordOf } from '@muster/engine'
import { z } from 'zod'
import { beginCampaign, perform, type Act, type Beginning } from './acts.ts'
import type { Campaign, Player } from './state.ts'

export type CampaignRecord = RecordOf<Beginning, Act>

const id = nameSchema.min(1).max(60)
const limit = z.int().min(1).max(100_000)
const face = z.int().min(1).max(6)
const army = z.json()

const less = z.int().min(0).max(20).optional()
const fate = z.strictObject({
  text: nameSchema.min(1, { error: 'an outcome says in words what becomes of the character' }),
  misses: z.int().min(0).max(100).optional(),
  lowers: z.strictObject({ speed: less, fight: less }).optional(),
})

const beginning = z.strictObject({
  name: id,
  battles: z.int().min(1).max(10_000).optional(),
  limit: limit.optional(),
  fates: z.array(fate).length(6, { error: 'a table of injuries has six lines, one for each face' }).optional(),
  players: z.array(z.strictObject({ id, name: id, army })),
})

const act = z.discriminatedUnion(
  'is',
  [
    z.strictObject({ is: z.literal('joined'), player: id, name: id, army }),
    z.strictObject({ is: z.literal('left'), player: id }),
    z.strictObject({ is: z.literal('battle-called'), players: z.array(id) }),
    z.strictObject({ is: z.literal('battle-called-off') }),
    z.strictObject({
      is: z.literal('battle-fought'),
      winner: id.optional(),
      injuries: z.array(z.strictObject({ player: id, character: z.string(), face })),
    }),
  ],
  { error: 'this act is not known' },
)

const tallyOf = ({ company: { characters } }: Player): readonly number[] => {
  const gone = characters.filter((one) => one.gone).length
  const recovering = characters.filter((one) => one.misses > 0).length
  return [characters.length - gone - recovering, recovering, gone]
}

export const { newRecord, recordAct, replayCampaign, readCampaign } = campaignRecords<Campaign, Beginning, Act>({
  game: 'd6s-with-dragons',
  beginning: beginning as unknown as z.ZodType<Beginning>,
  act: act as unknown as z.ZodType<Act>,
  begin: beginCampaign,
  perform,
  tally: {
    of: 'numbers of ready, recovering and lost characters',
    numbers: ({ players }) => players.flatMap(tallyOf),
  },
})
