/** The lists of this browser, those in no folder first, then folder by folder. */
import { gameNamed } from '../../games/games.ts'
import { restoreArmy, type StoredArmy } from '../../store/army-store.ts'
import { newId } from '../../store/new-id.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { saveText } from '../../ui/save-file.ts'
import { words } from '../../words/words.ts'
import { foldersOf } from './folder-field.tsx'
import { nameOf, type CollectionState } from './use-collection.ts'

export function Folders({ collection }: { readonly collection: CollectionState }) {
  const { armies, removed, restore } = collection
  const folderOf = ({ kept }: StoredArmy) => kept?.folder ?? ''
  return (
    <section className="paper folders" aria-labelledby="kept-title">
      <h2 id="kept-title">{words.armies.keptLists}</h2>
      <p className="removed" role="status">
        {removed && (
          <>
            {words.home.removed(nameOf(removed))}{' '}
            <button type="button" className="btn small" onClick={restore}>
              <LineIcon name="undo" size={18} />
              {words.home.restore}
            </button>
          </>
        )}
      </p>
      {armies.length === 0 && <p className="quiet-text">{words.armies.none}</p>}
      {['', ...foldersOf(armies.map(folderOf))].map((folder) => {
        const inside = armies.filter((army) => folderOf(army) === folder)
        return (
          inside.length > 0 && (
            <div key={folder} className="folder">
              {folder !== '' && (
                <h3>
                  <LineIcon name="folder" size={20} /> {folder}
                </h3>
              )}
              <ul className="kept-armies">
                {inside.map((army) => (
                  <ArmyCard key={army.id} stored={army} collection={collection} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

interface ArmyCardProps {
  readonly stored: StoredArmy
  readonly collection: CollectionState
}

function ArmyCard({ stored, collection: { remove, reload, tell } }: ArmyCardProps) {
  const { id, text, kept } = stored
  const name = kept?.summary.name || words.armies.unnamed
  const copy = () => {
    if (!restoreArmy({ id: newId(), text, kept })) tell(words.armies.notSavedHere)
    reload()
  }
  return (
    <li className="kept-army">
      {kept ? <ArmyFace id={id} kept={kept} name={name} /> : <UnreadableFace />}
      <span className="kept-army-tools">
        {kept && <Tool icon="copy" name={words.armies.copyNamed(name)} onUse={copy} />}
        <Tool icon="save" name={words.armies.saveNamed(name)} onUse={() => saveText(`${name}.json`, text)} />
        <Tool icon="bin" name={words.home.removeNamed(name)} onUse={() => remove({ is: 'army', army: stored })} />
      </span>
    </li>
  )
}

interface ArmyFaceProps {
  readonly id: string
  readonly kept: NonNullable<StoredArmy['kept']>
  readonly name: string
}

function ArmyFace({ id, kept: { game, limit, picture, summary }, name }: ArmyFaceProps) {
  const entry = gameNamed(game)
  return (
    <a className="army-face" href={`#/armies/${encodeURIComponent(id)}`}>
      <span className="army-picture" style={{ background: entry?.about.colour }}>
        <Emblem icon={picture ?? summary.icons[0] ?? entry?.about.icon ?? ''} size={40} />
      </span>
      <span className="army-lines">
        <b>{name}</b>
        <span>{entry?.about.name ?? game}</span>
        <span className="army-sums">
          {words.armies.summary(summary.points, limit, summary.figures)}
          {!summary.isLegal && summary.figures > 0 && <em>{words.armies.notLegal}</em>}
        </span>
        <span className="army-icons">
          {summary.icons.map((icon) => (
            <Emblem key={icon} icon={icon} size={20} />
          ))}
        </span>
      </span>
    </a>
  )
}

const UnreadableFace = () => (
  <div className="army-face">
    <span className="army-lines">
      <b>{words.armies.unreadable}</b>
      <span>{words.armies.unreadableLine}</span>
    </span>
  </div>
)

interface ToolProps {
  readonly icon: 'copy' | 'save' | 'bin'
  readonly name: string
  onUse(): void
}

const Tool = ({ icon, name, onUse }: ToolProps) => (
  <button type="button" className="btn quiet icon" aria-label={name} title={name} onClick={onUse}>
    <LineIcon name={icon} size={20} />
  </button>
)
