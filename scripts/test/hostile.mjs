// Requests that no browser sends: the same few hundred each time, drawn by a small seeded generator.

/** A generator of whole numbers below a limit (mulberry32). */
function chance(seed) {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % limit
  }
}

const ESCAPES = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%00', '%c0%ae%c0%ae', '%u002e.', '....', '..;']
const SEPARATORS = ['/', '%2f', '\\', '%5c', '//', '/./', '%252f', '%c0%af']
const TARGETS = ['secret.txt', 'site/index.html', 'etc/passwd', '', '.muster-build']
const ODD = [
  '%',
  '%zz',
  '%0',
  '%00',
  '%ff%fe',
  '%0d%0aX:1',
  '?',
  '#',
  '*',
  '~',
  ':',
  '%ud800',
  'constructor',
  '__proto__',
  'index.html',
]

/** A path that leaves the folder, written in one of many ways. */
function traversal(below) {
  const parts = Array.from(
    { length: 1 + below(8) },
    () => ESCAPES[below(ESCAPES.length)] + SEPARATORS[below(SEPARATORS.length)],
  )
  return `/${['', 'assets/', 'index.html/'][below(3)]}${parts.join('')}${TARGETS[below(TARGETS.length)]}`
}

const oddities = (below) =>
  `/${Array.from({ length: 1 + below(5) }, () => ODD[below(ODD.length)]).join(SEPARATORS[below(SEPARATORS.length)])}`

export function hostilePaths(seed, count) {
  const below = chance(seed)
  const drawn = Array.from({ length: count }, (_, n) => (n % 2 === 0 ? traversal(below) : oddities(below)))
  return [
    '/index.html/',
    '/index.html/index.html',
    '/assets',
    '/assets/',
    `/${'a'.repeat(255)}`,
    `/${'a'.repeat(256)}`,
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(4000)}`,
    '/..'.repeat(2000),
    `/?${'q'.repeat(8000)}`,
    'http://elsewhere.example/index.html',
    '//elsewhere.example/%2e%2e',
    '*',
    ...drawn,
  ]
}

const GET = (path, ...headers) => [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')

/** Raw requests: malformed, cut short or too large. */
export const HOSTILE_BYTES = {
  'nothing at all': '',
  'half a request line': 'GET /ind',
  'a request whose headers do not end': 'GET / HTTP/1.1\r\nHost: x\r\nX-Half',
  'a request without a host': 'GET / HTTP/1.1\r\n\r\n',
  'another protocol': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no protocol': 'GET /\r\n\r\n',
  'a future protocol': 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'a NUL in the path': GET('/\0index.html'),
  'a space in the path': GET('/index html'),
  'bytes beyond ASCII in the path': GET('/\xff\xfe'),
  'a huge header': GET('/', `X-Big: ${'x'.repeat(200_000)}`),
  'two thousand headers': GET('/', ...Array.from({ length: 2000 }, (_, n) => `X-${n}: y`)),
  'a long list of encodings': GET('/', `Accept-Encoding: ${'br;q=0,'.repeat(1500)}`),
  'a list of encodings of blanks': GET('/', `Accept-Encoding: br;${' '.repeat(12_000)}q=0`),
  'a long list of tags': GET('/', `If-None-Match: ${'"x",'.repeat(3000)}`),
  'an unknown method': 'MUSTER / HTTP/1.1\r\nHost: x\r\n\r\n',
  'a tunnel': 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'an upgrade': GET('/', 'Connection: Upgrade', 'Upgrade: websocket'),
  'an expectation': GET('/', 'Expect: a miracle'),
  'a body of another length than it says': 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nmuch more than five',
  'two lengths': 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  'a length and chunks':
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a chunk of no number': 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'a hundred requests in one go': GET('/').repeat(100),
}
