import type { Server } from 'node:http'
/** A server for one folder. It does not listen yet. */
export function createStaticServer(folder: string): Server
