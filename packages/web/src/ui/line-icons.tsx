/** Our own line icons for controls: 24 px, stroke 1.9, round ends. The emblems of figures are in icons.ts. */
import type { ReactNode } from 'react'

const PATHS = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  undo: <path d="M8.5 5.5 4 10l4.5 4.5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" />,
  redo: <path d="M15.5 5.5 20 10l-4.5 4.5M19.5 10H10a5.5 5.5 0 0 0 0 11h3" />,
  'rotate-left': <path d="M4.5 4.5V10H10M5.2 15.5A7.8 7.8 0 1 0 5 9.6" />,
  'rotate-right': <path d="M19.5 4.5V10H14M18.8 15.5A7.8 7.8 0 1 1 19 9.6" />,
  rule: (
    <>
      <path d="M3.5 16.5 16.5 3.5l4 4-13 13z" />
      <path d="m7 13 1.7 1.7M10 10l2.4 2.4M13 7l1.7 1.7" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  zone: (
    <>
      <circle cx="12" cy="12" r="3.2" fill="currentColor" />
      <circle cx="12" cy="12" r="8.8" strokeDasharray="3 2.6" />
    </>
  ),
  reach: (
    <>
      <circle cx="12" cy="12" r="2" fill="currentColor" />
      <path d="M12 12 19 5M15 4.6h4.4V9" />
      <path d="M4.2 8.2A8.8 8.8 0 0 0 15.8 20" strokeDasharray="3 2.6" />
    </>
  ),
  lamp: (
    <>
      <path d="M8.6 14.4a6 6 0 1 1 6.8 0c-.8.6-1 1.2-1 2.1H9.6c0-.9-.2-1.5-1-2.1Z" />
      <path d="M9.8 19.5h4.4" />
    </>
  ),
  ahead: <path d="M5 6l7 6-7 6zM12 6l7 6-7 6z" />,
  turn: <path d="M5 9.5A8 8 0 0 1 19.4 9M19.5 4.5V9H15M19 14.5A8 8 0 0 1 4.6 15M4.5 19.5V15H9" />,
  lean: (
    <>
      <path d="M7 9h10l4 10H3z" />
      <path d="M12 9V3.5M9.6 5.8 12 3.4l2.4 2.4" />
    </>
  ),
  pen: <path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  fit: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  right: <path d="m9 6 6 6-6 6" />,
  left: <path d="m15 6-6 6 6 6" />,
  up: <path d="m6 15 6-6 6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  check: <path d="m4.5 12.5 5 5 10-11" strokeWidth="2.4" />,
  cross: <path d="m6 6 12 12M18 6 6 18" strokeWidth="2.4" />,
  ask: (
    <>
      <path d="M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.6" strokeWidth="2.2" />
      <path d="M12 18.6v.1" strokeWidth="2.6" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5.5 5.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  book: <path d="M12 6.5C10 5 7 4.6 3.5 5v13c3.5-.4 6.5 0 8.5 1.5 2-1.5 5-1.9 8.5-1.5V5C17 4.6 14 5 12 6.5Zm0 0v13" />,
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />
    </>
  ),
  play: <path d="M8 5v14l11-7z" fill="currentColor" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3" />,
  enter: <path d="M19 6v6a2 2 0 0 1-2 2H6M9.5 10 5.5 14l4 4" />,
  bin: <path d="M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13" />,
  dice: (
    <>
      <path d="M4.5 4.5h15v15h-15z" />
      <path d="M8.6 8.6v.1M15.4 15.4v.1M12 12v.1M15.4 8.6v.1M8.6 15.4v.1" strokeWidth="2.6" />
    </>
  ),
  folder: <path d="M3.5 6h6l2 2.5h9V19h-17z" />,
  share: <path d="M12 15V3.5M8 7l4-3.8L16 7M5 12v8h14v-8" />,
  print: <path d="M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z" />,
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="1.5" />
      <path d="M16 8V4H4v12h4" />
    </>
  ),
  sliders: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2.2" />
      <circle cx="9" cy="17" r="2.2" />
    </>
  ),
  grip: <path d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" strokeWidth="2.6" />,
  save: <path d="M12 4v11M8 11.5l4 4 4-4M5 20h14" />,
} satisfies Record<string, ReactNode>
export type LineIconName = keyof typeof PATHS

export function LineIcon({ name, size = 24 }: { readonly name: LineIconName; readonly size?: number }) {
  return (
    <svg
      className="line-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  )
}

/** The fonts have no ⏎, so it is drawn. */
export const EnterKey = () => (
  <kbd>
    <LineIcon name="enter" size={15} />
  </kbd>
)
