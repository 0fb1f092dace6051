const KEY = 'shiji_invite'

/**
 * The token of the invitation that this tab has opened: from the fragment of the address, which no server sees, or kept
 * from before the login. '' without one.
 */
export function inviteToken(hash: string): string {
  const token = hash.replace(/^#/, '')
  try {
    if (token === '') return sessionStorage.getItem(KEY) ?? ''
    sessionStorage.setItem(KEY, token)
  } catch {
    // Without storage the link has to be opened again after the login.
  }
  return token
}
