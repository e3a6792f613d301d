/** The collection: every list that this browser keeps, by folder, and the ways to make, open and save more of them. */
import { useState } from 'react'
import { isStorageAllowed } from '../../store/local-storage.ts'
import { SiteHead } from '../../site/site-head.tsx'
import { words } from '../../words/words.ts'
import { CollectionTools } from './collection-tools.tsx'
import { Folders } from './folders.tsx'
import { NewArmy } from './new-army.tsx'
import { OwnProfiles } from './own-profiles.tsx'
import { useCollection } from './use-collection.ts'
import './collection.css'

export function ArmiesScreen({ problem }: { readonly problem?: string | undefined }) {
  const collection = useCollection()
  const [isAllowed] = useState(isStorageAllowed)
  return (
    <div className="collection desk">
      <SiteHead current="armies" />
      <main className="collection-parts">
        <h1 className="visually-hidden">{words.armies.title}</h1>
        {(problem ?? (isAllowed ? undefined : words.armies.storageBlocked)) !== undefined && (
          <p className="notice" role="alert">
            {problem ?? words.armies.storageBlocked}
          </p>
        )}
        <NewArmy onProblem={collection.tell} />
        <CollectionTools collection={collection} />
        <Folders collection={collection} />
        <OwnProfiles collection={collection} />
      </main>
    </div>
  )
}
