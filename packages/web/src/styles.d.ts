declare module '*.css'

/** The address of the emblems' file. */
declare module 'virtual:muster-icons' {
  const address: string
  export default address
}

/** The address of the worker's script. */
declare module 'virtual:muster-worker' {
  const address: string
  export default address
}
