// The static server, asked over a real socket.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticServer } from '../serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'muster-serve-'))
const script = `export const words = '${'muster '.repeat(400)}'`
let server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Muster</title>')
  writeFileSync(join(folder, 'assets', 'app-Ab3dEf_9.js'), script)
  writeFileSync(join(folder, 'assets', 'app-Ab3dEf_9.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets', 'app-Ab3dEf_9.js.gz'), gzipSync(script))
  writeFileSync(join(folder, '.muster-build'), 'a stamp')
  server = createStaticServer(folder)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

function ask(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server.address().port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('the front page is HTML that browsers always revalidate', async () => {
  const { status, headers, body } = await ask('/?seed=7')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(body.toString()).toContain('Muster')
  expect((await ask('/index.html')).body).toEqual(body)
})

test('a hashed asset is cached for ever and has its type', async () => {
  const { headers, body } = await ask('/assets/app-Ab3dEf_9.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(body.toString()).toBe(script)
})

test('a browser gets the best encoding it accepts, and none that it refuses', async () => {
  const brotli = await ask('/assets/app-Ab3dEf_9.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotli.body.length).toBeLessThan(script.length)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const gzip = await ask('/assets/app-Ab3dEf_9.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  const plain = await ask('/assets/app-Ab3dEf_9.js', { 'accept-encoding': 'br;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('a file the browser has is not sent again', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': `"another", ${headers.etag}` })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
})

test('HEAD sends only headers', async () => {
  const { status, headers, body } = await ask('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '21', 0])
})

test('only GET and HEAD are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
    const { status, headers } = await ask('/', {}, method)
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
  }
})

test('a missing file, a hidden file and a compressed copy by its own name are not found', async () => {
  for (const path of ['/armies/mine', '/assets/gone-12345678.js', '/.muster-build', '/assets/app-Ab3dEf_9.js.br']) {
    expect((await ask(path, { accept: 'text/html' })).status, path).toBe(404)
  }
})

test('every response forbids foreign scripts, framing and type sniffing', async () => {
  for (const path of ['/', '/assets/app-Ab3dEf_9.js', '/gone', '/%']) {
    const { headers } = await ask(path)
    const policy = headers['content-security-policy']
    expect(policy, path).toContain("default-src 'self'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})
