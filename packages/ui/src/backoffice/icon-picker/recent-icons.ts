const key = 'recent_icons'

/** Number of remembered names: one row of the picker. */
export const mostRecent = 6

/** Names of recently chosen icons in this browser, most recent first; empty without storage. */
export function recentIcons(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '')
      .split(' ')
      .filter(name => /^fa-[\w-]+$/.test(name))
      .slice(0, mostRecent)
  } catch {
    return []
  }
}

/** Remembers a chosen icon. */
export function rememberIcon(name: string): void {
  try {
    localStorage.setItem(key, [name, ...recentIcons().filter(other => other !== name)].slice(0, mostRecent).join(' '))
  } catch {
    // Without storage, the list of all icons still works.
  }
}
