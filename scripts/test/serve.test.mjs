// The static server, asked over a real socket.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticServer } from '../serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'muster-serve-'))
const site = join(folder, 'site')
const script = `export const words = '${'muster '.repeat(400)}'`
const server = createStaticServer(site)

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(site, 'index.html'), '<title>Muster</title>')
  writeFileSync(join(site, 'assets', 'app-Ab3dEf_9.js'), script)
  writeFileSync(join(site, 'assets', 'app-Ab3dEf_9.js.br'), brotliCompressSync(script))
  writeFileSync(join(site, '.muster-build'), 'a stamp')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

/** Asks for a path exactly as written: a browser or fetch would tidy it first. */
function ask(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server.address().port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('the front page is HTML that is always checked again', async () => {
  const { status, headers, body } = await ask('/')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache'])
  expect(body.toString()).toContain('Muster')
})

test('a hashed asset is kept for ever and comes with its type', async () => {
  const { headers, body } = await ask('/assets/app-Ab3dEf_9.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(body.toString()).toBe(script)
})

test('a browser that takes brotli gets the compressed form, one that refuses it does not', async () => {
  const packed = await ask('/assets/app-Ab3dEf_9.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.body.length).toBeLessThan(script.length)
  expect(brotliDecompressSync(packed.body).toString()).toBe(script)
  const plain = await ask('/assets/app-Ab3dEf_9.js', { 'accept-encoding': 'br;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('what the browser has already is not sent again', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': headers.etag })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('HEAD sends the headers alone', async () => {
  const { status, headers, body } = await ask('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '21', 0])
})

describe('nothing outside the folder is served', () => {
  test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..\\secret.txt', '/assets/../../secret.txt', '/%00', '/%zz'])(
    '%s',
    async (path) => {
      const { status, body } = await ask(path, { accept: 'text/html' })
      expect(status).toBe(400)
      expect(body.toString()).not.toContain('secret')
    },
  )
  test('nor a hidden file', async () => expect((await ask('/.muster-build')).status).toBe(404))
})

describe('an address the app knows and the folder does not', () => {
  test('a person who goes there gets the app', async () => {
    const byMode = await ask('/armies/mine', { 'sec-fetch-mode': 'navigate' })
    const byAccept = await ask('/armies/mine', { accept: 'text/html,*/*' })
    expect([byMode.status, byAccept.status]).toEqual([200, 200])
    expect(byMode.body.toString()).toContain('<title>')
  })
  test('a script that asks for a file which is gone is told so', async () => {
    expect((await ask('/assets/gone-12345678.js', { accept: 'text/html', 'sec-fetch-mode': 'navigate' })).status).toBe(404)
    expect((await ask('/api/battles', { 'sec-fetch-mode': 'cors', accept: 'text/html' })).status).toBe(404)
    expect((await ask('/api/battles', { accept: 'application/json' })).status).toBe(404)
  })
})

test('only reading is allowed', async () => {
  const { status, headers } = await ask('/', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})
