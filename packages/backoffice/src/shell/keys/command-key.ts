/** A letter with the key that goes with it on this machine: ⌘ K on Apple's, Ctrl K elsewhere. */
export const commandKey = (letter: string): string =>
  `${/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'} ${letter}`
