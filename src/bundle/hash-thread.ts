import { answerRequests } from '../workers/answer.ts';
import type { WrittenFile } from './file-batch.ts';
import { type FolderShares, hashShares } from './hash-file.ts';

// The inside of a thread that hashes files beside others.
answerRequests<FolderShares, readonly WrittenFile[]>((shares) => [...hashShares(shares)].flat());
