/** What goes to stderr when something given cannot be used. */
import { z } from 'zod'

const detail = z.strictObject({ message: z.string(), where: z.string(), rule: z.string().optional() })

export const error = z.strictObject({
  error: z.strictObject({
    message: z.string(),
    where: z.string(),
    file: z.string(),
    details: z.array(detail).optional(),
  }),
})
