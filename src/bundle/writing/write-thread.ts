import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../workers/answer.ts';
import { type BatchDigests, createBatchWriter, type FileBatch } from './file-batch.ts';

// The inside of a thread that writes files.
const { root } = workerData as { root: string };
answerRequests<FileBatch, BatchDigests>(createBatchWriter(root).write);
