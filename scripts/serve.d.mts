import type { Server } from 'node:http'
/** A server for one folder as it is now. It does not listen yet. */
export function createStaticServer(folder: string): Server
