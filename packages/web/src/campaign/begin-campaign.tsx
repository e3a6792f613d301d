/** Begins a campaign: the game, its players, and the companies they bring. */
import { InputError, type CampaignFate, type CampaignKit, type GameKit } from '@muster/engine'
import { useState, type ReactNode } from 'react'
import { GAMES } from '../games/games.ts'
import { useKit } from '../games/use-kit.ts'
import { Choice } from '../ui/choice.tsx'
import { words } from '../words/words.ts'
import { CampaignHead } from './campaign-screen.tsx'
import { Entrants, newEntrant, type Entrant } from './entrants.tsx'
import { Fates, usualFates } from './fates.tsx'
import { keepNew } from './kept-campaign.ts'

const PLAYABLE = GAMES.filter(({ about }) => about.campaign !== undefined)
const NAMES = Object.fromEntries(PLAYABLE.map(({ id, about }) => [id, about.name]))

export function BeginCampaign() {
  const [game, setGame] = useState(PLAYABLE[0]?.id ?? '')
  const kit = useKit(game)
  const choice = (
    <>
      <Choice
        label={words.campaign.new.game}
        names={NAMES}
        values={PLAYABLE.map(({ id }) => id)}
        value={game}
        onChoose={setGame}
      />
      <p className="quiet-text">{PLAYABLE.find(({ id }) => id === game)?.about.campaign}</p>
    </>
  )
  return (
    <main className="campaign desk">
      <CampaignHead title={words.campaign.begin} />
      {kit ? (
        <BeginForm key={game} kit={kit}>
          {choice}
        </BeginForm>
      ) : (
        <p className="campaign-line">{words.home.loading}</p>
      )}
    </main>
  )
}

function BeginForm({ kit, children }: { readonly kit: GameKit<unknown>; readonly children: ReactNode }) {
  const [name, setName] = useState('')
  const [battles, setBattles] = useState('')
  const [players, setPlayers] = useState<readonly Entrant[]>(() => [1, 2].map((number) => newEntrant(kit, number)))
  const rules = kit.campaign?.fates
  const [fates, setFates] = useState(() => rules && usualFates(rules))
  const [problem, setProblem] = useState<string>()
  const begin = () => {
    try {
      setProblem(undefined)
      begun(kit, name, battles, players, fates)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <form
      className="campaign-parts"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <section className="paper campaign-part campaign-form" aria-label={words.campaign.begin}>
        {children}
        <NameAndLength name={name} battles={battles} onName={setName} onBattles={setBattles} />
        {rules && fates && <Fates rules={rules} fates={fates} onChange={setFates} />}
      </section>
      <section className="paper campaign-part campaign-form" aria-labelledby="entrants-title">
        <Entrants kit={kit} players={players} onChange={setPlayers} />
        {problem && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="btn go">
          {words.campaign.begin}
        </button>
      </section>
    </form>
  )
}

interface NameAndLengthProps {
  readonly name: string
  readonly battles: string
  onName(name: string): void
  onBattles(battles: string): void
}

const NameAndLength = ({ name, battles, onName, onBattles }: NameAndLengthProps) => (
  <>
    <label>
      <span className="label">{words.campaign.new.called}</span>
      <input
        value={name}
        maxLength={60}
        placeholder={words.campaign.new.usualName}
        onChange={({ target }) => onName(target.value)}
      />
    </label>
    <label>
      <span className="label">{words.campaign.new.battles}</span>
      <input
        type="number"
        min={1}
        max={100}
        value={battles}
        onChange={({ target }) => onBattles(target.value)}
        aria-describedby="battles-hint"
      />
    </label>
    <p id="battles-hint" className="quiet-text">
      {words.campaign.new.battlesHint}
    </p>
  </>
)

/** Whether the players have changed anything of the usual table. */
const areTheirOwn = ({ fates: rules }: CampaignKit<unknown>, fates: readonly CampaignFate[]): boolean =>
  rules !== undefined && JSON.stringify(fates) !== JSON.stringify(usualFates(rules))

/** Keeps the new campaign and opens it. */
function begun(
  kit: GameKit<unknown>,
  name: string,
  battles: string,
  players: readonly Entrant[],
  fates: readonly CampaignFate[] | undefined,
): void {
  const rules = kit.campaign
  if (!rules) return
  const record = rules.begin({
    name: name.trim() || words.campaign.new.usualName,
    ...(battles !== '' && { battles: Number(battles) }),
    ...(fates && areTheirOwn(rules, fates) && { fates }),
    players: players.map(({ name: called, company }, place) => ({
      id: `p${place + 1}`,
      name: called.trim() || words.campaign.new.usualPlayer(place + 1),
      ...(rules.hasCompanies && { army: company.army }),
    })),
  })
  const { id, saved } = keepNew(kit, record)
  if (saved !== 'saved') throw new InputError(words.campaign.notBegun)
  location.hash = `#/campaign/${id}`
}
