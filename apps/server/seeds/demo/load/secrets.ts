/** argon2id of the demo password `shiji-demo-1`, with a fixed salt: demo data is the same to the byte. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2hpamktZGVtby1zYWx0LQ$09bIjGQyhjO6O+2mddNtohss83FSTBnAHEW+C+Zvrjg'

/** argon2id of the demo buyer's payment password 246810. */
export const DEMO_PAY_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2hpamktZGVtby1zYWx0LQ$4o2uJR+1fkO1r4DXQ81T7BCiaS1H+8WtsX+m/860BSo'
