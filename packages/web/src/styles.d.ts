declare module '*.css'

/** The address of the emblems' file. */
declare module 'virtual:muster-icons' {
  const address: string
  export default address
}
