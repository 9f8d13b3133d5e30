import { answerRequests } from '../workers/answer.ts';
import { type FolderShares, type HashedFile, hashShares } from './hash-file.ts';

// The inside of a thread that hashes files beside others.
answerRequests<FolderShares, readonly HashedFile[]>((shares) => [...hashShares(shares)].flat());
