/** The folder of a list: one of those there are, or a new one by its name. */
import { useMemo } from 'react'
import { listArmies } from '../../store/army-store.ts'
import { words } from '../../words/words.ts'

export function FolderField({ folder, onChange }: { readonly folder: string; onChange(folder: string): void }) {
  const folders = useMemo(() => foldersOf(listArmies().map(({ kept }) => kept?.folder ?? '')), [])
  return (
    <label className="folder-field">
      <span className="label">{words.armies.folder}</span>
      <input
        list="army-folders"
        value={folder}
        maxLength={40}
        placeholder={words.armies.noFolder}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id="army-folders">
        {folders.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </label>
  )
}

export const foldersOf = (folders: readonly string[]): readonly string[] =>
  [...new Set(folders)].filter((one) => one !== '').sort((a, b) => a.localeCompare(b))
