/** Goes to another screen, as a link would. */
export function goTo(address: string): void {
  location.hash = address
}
