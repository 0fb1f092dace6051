/** A letter with the command key of this machine: ⌘ K on Apple's, Ctrl K elsewhere. */
export const commandKey = (letter: string): string =>
  `${/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'} ${letter}`
