import { writeFileSync } from 'node:fs'
import { namespacesSource } from '../src/namespaces-source.ts'
import { messagesFolder, readMessages } from '../src/server.ts'

const names = [...readMessages(messagesFolder, 'zh-cn').keys()]
writeFileSync(new URL('../src/namespaces.ts', import.meta.url), namespacesSource(names))
