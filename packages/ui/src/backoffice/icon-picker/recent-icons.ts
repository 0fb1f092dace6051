const key = 'recent_icons'

/** Most names that are remembered: one row of the picker. */
export const mostRecent = 6

/** Names of icons that were chosen in this browser, the latest first; none where the browser keeps nothing. */
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
    // Without storage the list of all icons is still there.
  }
}
