import { answerRequests } from '../workers/answer.ts';
import { type FolderShares, hashShares } from './folder-shares.ts';

// The inside of a thread that hashes files beside others.
answerRequests<FolderShares, void>((shares) => {
  for (const _ of hashShares(shares));
});
