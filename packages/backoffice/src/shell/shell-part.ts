/** What opens above the layout: the command palette, the list of keys, the person's own data, his exports. */
export type ShellPart = 'palette' | 'keys' | 'profile' | 'exports'
