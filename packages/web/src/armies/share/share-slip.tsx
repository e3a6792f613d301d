/** The slip under the share button. */
import { armyPayload, armyText } from '@muster/armies'
import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import { LineIcon } from '../../ui/line-icons.tsx'
import { saveText } from '../../ui/save-file.ts'
import { SHARED } from '../../site/use-route.ts'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { copyText } from './copy-text.ts'

// Few people want a QR code: what draws it is loaded when they do.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

export function ShareSlip() {
  const { kit, army, limit, name, fileText } = useEditor()
  const link = useMemo(() => addressOf(armyPayload({ game: kit.game.id, army, limit })), [kit, army, limit])
  const text = useMemo(() => armyText(kit, { game: kit.game.id, army, limit }), [kit, army, limit])
  const [told, tell] = useState('')
  const [hasCode, showCode] = useState(false)
  const copy = (what: string, success: string) =>
    void copyText(what).then((isCopied) => tell(isCopied ? success : words.armies.notCopied))
  useEffect(() => {
    void copyText(link).then((isCopied) => tell(isCopied ? words.armies.linkCopied : words.armies.notCopied))
  }, [link])
  return (
    <div className="share-slip paper" role="dialog" aria-label={words.armies.share}>
      <label>
        <span className="label">{words.armies.link}</span>
        <input readOnly value={link} data-link onFocus={({ target }) => target.select()} />
      </label>
      <p role="status">{told}</p>
      <div className="share-ways">
        <button type="button" className="btn" onClick={() => copy(link, words.armies.linkCopied)}>
          <LineIcon name="copy" size={20} />
          {words.armies.copyLink}
        </button>
        <button type="button" className="btn" onClick={() => copy(text, words.armies.textCopied)}>
          <LineIcon name="copy" size={20} />
          {words.armies.copyText}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveText(`${name || words.armies.unnamed}.json`, fileText())}
        >
          <LineIcon name="save" size={20} />
          {words.armies.saveFile}
        </button>
        <button type="button" className="btn" aria-expanded={hasCode} onClick={() => showCode(!hasCode)}>
          {words.armies.qrCode}
        </button>
      </div>
      {hasCode && (
        <Suspense fallback={null}>
          <QrCode text={link} />
        </Suspense>
      )}
      <label>
        <span className="label">{words.armies.text}</span>
        <textarea readOnly rows={6} value={text} data-text />
      </label>
    </div>
  )
}

/** The address of this page with the list in it; nothing of it ever reaches a server. */
const addressOf = (payload: string): string => `${location.origin}${location.pathname}${SHARED}${payload}`
