/** Overlays of the layout: the command palette, the list of keys, the profile, the exports. */
export type ShellPart = 'palette' | 'keys' | 'profile' | 'exports'
