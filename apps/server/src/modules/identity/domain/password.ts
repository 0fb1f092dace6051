import { LIMITS } from '@shiji/contract/limits.ts'

/** Passwords that are guessed first everywhere; compared without case. */
const COMMON = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'p@ssw0rd',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  'qwer1234',
  '1q2w3e4r',
  '1qaz2wsx',
  'zaq12wsx',
  'abc12345',
  'abcd1234',
  'a1234567',
  'a12345678',
  'a123456789',
  'aa123456',
  'aa12345678',
  'asdfghjk',
  'asdfghjkl',
  'asdf1234',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'letmein1',
  'welcome1',
  'admin123',
  'admin1234',
  'admin888',
  'administrator',
  'woaini1314',
  'woaini520',
  '5201314a',
  'wang1234',
  'zhang123',
  'q1w2e3r4',
  'test1234',
  'changeme',
  'trustno1',
  'dragon123',
])

const ROWS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Whether a password is allowed: 8–64 characters, not a common one, no single run, not the account's own name. */
export function isStrongPassword(password: string, username: string): boolean {
  const length = [...password].length
  if (length < LIMITS.password.min || length > LIMITS.password.max) return false
  const low = password.toLowerCase()
  if (COMMON.has(low) || new Set(low).size < 3) return false
  if (ROWS.some(row => row.repeat(2).includes(low))) return false
  return low !== username.toLowerCase()
}

/** Whether six digits are allowed as a payment password: not one digit repeated and no straight run (product §1). */
export function isStrongPayPassword(digits: string): boolean {
  if (!/^\d{6}$/.test(digits) || new Set(digits).size === 1) return false
  return !ROWS.slice(0, 2).some(row => row.includes(digits))
}
