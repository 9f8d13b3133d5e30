// One bundle with two doors: the runner starts it without arguments, a terminal with a sub-command.
if (process.argv.length > 2) await import('./cli.ts');
else await import('./main.ts');
