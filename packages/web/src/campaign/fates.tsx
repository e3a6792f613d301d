/** What becomes of those who are lost: the usual table, or one that the players agree on. */
import type { CampaignFate, CampaignKit } from '@muster/engine'
import { words } from '../words/words.ts'

type FateRules = NonNullable<CampaignKit<unknown>['fates']>

interface FatesProps {
  readonly rules: FateRules
  readonly fates: readonly CampaignFate[]
  onChange(fates: readonly CampaignFate[]): void
}

/** The usual table, to be changed. */
export const usualFates = ({ usual }: FateRules): readonly CampaignFate[] =>
  usual.map(({ text, misses, lowers }) => ({
    text,
    ...(misses !== undefined && { misses }),
    ...(lowers && { lowers }),
  }))

export function Fates({ rules, fates, onChange }: FatesProps) {
  const change = (place: number, fate: CampaignFate) => onChange(fates.map((one, i) => (i === place ? fate : one)))
  return (
    <details className="campaign-fates">
      <summary>{words.campaign.new.fates}</summary>
      <p className="quiet-text">{words.campaign.new.fatesHint}</p>
      {fates.map((fate, place) => (
        <FateRow
          key={place}
          face={place + 1}
          fate={fate}
          lowers={rules.lowers}
          onChange={(next) => change(place, next)}
        />
      ))}
    </details>
  )
}

const GONE = 'gone'
const MOST_MISSED = 5
const MOST_LOWERED = 9

interface FateRowProps {
  readonly face: number
  readonly fate: CampaignFate
  readonly lowers: FateRules['lowers']
  onChange(fate: CampaignFate): void
}

function FateRow({ face, fate, lowers, onChange }: FateRowProps) {
  const { text, misses } = fate
  const miss = (chosen: string) => {
    const { misses: _, ...rest } = fate
    onChange(chosen === GONE ? rest : { ...rest, misses: Number(chosen) })
  }
  const lower = (stat: string, less: number) => onChange({ ...fate, lowers: { ...fate.lowers, [stat]: less } })
  return (
    <fieldset className="fate-row">
      <legend>{words.campaign.new.face(face)}</legend>
      <label>
        <span className="label">{words.campaign.new.outcome}</span>
        <input
          value={text}
          maxLength={60}
          required
          onChange={({ target }) => onChange({ ...fate, text: target.value })}
        />
      </label>
      <label>
        <span className="label">{words.campaign.new.away}</span>
        <select value={misses ?? GONE} onChange={({ target }) => miss(target.value)}>
          {Array.from({ length: MOST_MISSED + 1 }, (_, count) => (
            <option key={count} value={count}>
              {words.campaign.new.misses(count)}
            </option>
          ))}
          <option value={GONE}>{words.campaign.new.gone}</option>
        </select>
      </label>
      {Object.entries(lowers).map(([stat, name]) => (
        <label key={stat}>
          <span className="label">{words.campaign.new.lower(name)}</span>
          <input
            type="number"
            min={0}
            max={MOST_LOWERED}
            value={fate.lowers?.[stat] ?? 0}
            disabled={misses === undefined}
            onChange={({ target }) =>
              lower(stat, Math.min(MOST_LOWERED, Math.max(0, Math.round(Number(target.value)))))
            }
          />
        </label>
      ))}
    </fieldset>
  )
}
