/** A link as a QR code, dark on light in both themes, because readers expect it so. */
import { encode } from 'uqr'
import { useMemo } from 'react'
import { words } from '../../words/words.ts'

/** The most bytes that the largest QR code holds. */
const MOST_BYTES = 2953

export function QrCode({ text }: { readonly text: string }) {
  const code = useMemo(() => (text.length > MOST_BYTES ? undefined : encode(text, { border: 2 })), [text])
  if (!code) return <p>{words.armies.tooLongForCode}</p>
  const path = code.data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.armies.qrCode}>
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
