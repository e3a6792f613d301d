// A small static server for the built web app: Node's http and nothing else. The folder is read once, when the
// server is made. A request is looked up among what was read and never reaches the file system, so no address can
// leave the folder, and no download holds a file open.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, relative, sep } from 'node:path'
import { filesBelow } from './build.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
}

// Everything comes from this server, except images that the page makes itself.
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PROTECTION = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// Vite puts a hash of the contents into these names, so such a file never changes.
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
// The best first. A plain file has no encoding.
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [undefined, ''],
]

/** A server for the files a folder has now. It does not listen yet. */
export function createStaticServer(folder) {
  const files = filesOf(folder)
  return createServer((request, response) => {
    const { status, headers, body } = answerTo(request, files)
    response.writeHead(status, { ...PROTECTION, ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}

/** Every file that is served, by path, without hidden files and compressed copies. */
function filesOf(folder) {
  const files = new Map()
  for (const file of filesBelow(folder, new Set())) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (path.includes('/.') || /\.(br|gz)$/.test(path)) continue
    const forms = ENCODINGS.filter(([, ending]) => existsSync(file + ending)).map((form) => formOf(file, path, form))
    files.set(path, forms)
    if (path.endsWith('/index.html')) files.set(path.slice(0, -'index.html'.length), forms)
  }
  return files
}

/** One form of a file, compressed or plain, with its headers. */
function formOf(file, path, [encoding, ending]) {
  const body = readFileSync(file + ending)
  const headers = {
    'Content-Type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return { encoding, body, headers }
}

function answerTo({ method, url, headers: asked }, files) {
  if (method !== 'GET' && method !== 'HEAD')
    return refusal(405, 'Only GET and HEAD are served here.', { Allow: 'GET, HEAD' })
  const path = pathOf(url)
  if (path === undefined) return refusal(400, 'This address cannot be read.')
  const forms = files.get(path)
  if (!forms) return refusal(404, 'There is nothing at this address. The game is at /')
  const taken = encodingsOf(asked['accept-encoding'] ?? '')
  const { headers, body } = forms.find(({ encoding }) => encoding === undefined || taken.has(encoding))
  const known = (asked['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return known.includes(headers.ETag) ? { status: 304, headers } : { status: 200, headers, body }
}

/** The decoded path of a request, or undefined when it is malformed. */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0])
  } catch {
    return undefined
  }
}

/** The encodings a browser accepts: those named without a weight of 0. */
const encodingsOf = (accepted) =>
  new Set(
    accepted
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  )

function refusal(status, text, headers) {
  const body = Buffer.from(`${text}\n`)
  return { status, headers: { 'Content-Type': TYPES['.txt'], 'Content-Length': body.length, ...headers }, body }
}
