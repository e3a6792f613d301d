// A small static server for the built web app: Node's http and nothing else.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

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

// Vite puts a hash of the contents into these names: what lies under such a name never changes.
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
const ENCODINGS = [['br', '.br'], ['gzip', '.gz']]

/** A server for one folder. It does not listen yet. */
export function createStaticServer(folder) {
  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD are served here.')
    const path = pathOf(request.url ?? '/')
    if (path === undefined) return refuse(response, 400, 'This address cannot be read.')
    const file = fileFor(folder, path, request)
    if (file === undefined) return refuse(response, 404, 'There is nothing at this address.')
    send(request, response, file)
  })
}

/** The decoded path of a request, or undefined when it is malformed or tries to leave the folder. */
export function pathOf(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/').replaceAll('\\', '/')
    const parts = path.split('/')
    return path.startsWith('/') && !path.includes('\0') && !parts.includes('..') ? path : undefined
  } catch {
    return undefined
  }
}

function fileFor(folder, path, request) {
  if (path.split('/').some((part) => part.startsWith('.'))) return undefined
  const wanted = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  if (!wanted.startsWith(folder + sep)) return undefined
  if (isFile(wanted)) return { file: wanted, path }
  return isNavigation(request, path) ? { file: join(folder, 'index.html'), path: '/' } : undefined
}

/** A person going to a page of the app, not a script asking for a file that is gone. */
function isNavigation(request, path) {
  if (extname(path) !== '') return false
  const mode = request.headers['sec-fetch-mode']
  return mode === undefined ? (request.headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

function send(request, response, { file, path }) {
  const [encoding, served] = encodingFor(file, request.headers['accept-encoding'] ?? '')
  const { size, mtimeMs } = statSync(served)
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`
  response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === tag) return response.writeHead(304).end()
  response.setHeader('Content-Type', TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream')
  response.setHeader('Content-Length', size)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200)
  if (request.method === 'HEAD') return response.end()
  createReadStream(served).on('error', () => response.destroy()).pipe(response)
}

/** The best precompressed form the browser takes and the build has made, else the file itself. */
function encodingFor(file, accepted) {
  const names = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0].trim())
  const found = ENCODINGS.find(([name, ending]) => names.includes(name) && isFile(file + ending))
  return found ? [found[0], file + found[1]] : [undefined, file]
}

function refuse(response, status, text) {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
