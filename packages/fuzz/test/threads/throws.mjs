// A thread that fails before its first case.
throw new Error('there is nothing to spoil')
