import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../workers/answer.ts';
import type { FileBatch } from './file-batch.ts';
import { createStager, type UpdatedFolder } from './stage-files.ts';

// The inside of a thread that compares files with those of a folder, and writes what is new.
const { stage } = createStager(workerData as UpdatedFolder);
answerRequests<FileBatch, readonly string[]>(stage);
