import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ownerOf } from '../../../records/in-scope.ts'
import type { Person } from '../domain/message.ts'
import { inboxEntries } from './inbox.table.ts'

/** The owner as the table keeps it: 0 is the platform. A store or buyer that is nobody is thrown. */
export const ownerIdOf = (person: Person): number => (person.of === 'platform' ? 0 : ownerOf(person))

/** The entries of that person and of nobody else; the platform's own are not all. */
export const ofPerson = (person: Person): SQL =>
  and(eq(inboxEntries.scope, person.of), eq(inboxEntries.ownerId, ownerIdOf(person))) ?? sql`false`
