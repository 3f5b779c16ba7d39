/* Preloaded into a process: appends to the file named by JOURNAL what it writes to its store and its standard output, and when it syncs,
   in order. Records: kind (1 write, 2 truncate, 3 sync), file (0 store, 1 log, 2 output), offset, length, bytes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;

static int ends_with(const char *text, const char *end) {
  size_t a = strlen(text), b = strlen(end);
  return a >= b && strcmp(text + a - b, end) == 0;
}

static int file_of(int fd) {
  if (fd == 1) return 2;
  if (fd < 3) return -1;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n <= 0) return -1;
  path[n] = 0;
  if (ends_with(path, "/store.db")) return 0;
  if (ends_with(path, "/store.db-wal")) return 1;
  return -1;
}

static void record(int kind, int file, int64_t offset, const void *bytes, uint32_t length) {
  char head[14];
  head[0] = (char)kind;
  head[1] = (char)file;
  memcpy(head + 2, &offset, 8);
  memcpy(head + 10, &length, 4);
  if (journal == -1) journal = syscall(SYS_openat, AT_FDCWD, getenv("JOURNAL"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  struct iovec parts[2] = {{head, 14}, {(void *)bytes, length}};
  if (syscall(SYS_writev, journal, parts, length > 0 ? 2 : 1) < 0) abort();
}

/* The call and its record are one step to all threads. */
#define STEP(file, call, note)          \
  if ((file) < 0) return (call);        \
  pthread_mutex_lock(&lock);            \
  __auto_type result = (call);          \
  if (result >= 0) note;                \
  pthread_mutex_unlock(&lock);          \
  return result;

#define PWRITE(name)                                                                             \
  ssize_t name(int fd, const void *bytes, size_t length, off_t offset) {                         \
    int file = file_of(fd);                                                                      \
    STEP(file, syscall(SYS_pwrite64, fd, bytes, length, offset), record(1, file, offset, bytes, result)) \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int fd, const void *bytes, size_t length) {
  int file = file_of(fd);
  off_t at = file == 0 || file == 1 ? lseek(fd, 0, SEEK_CUR) : 0;
  STEP(file, syscall(SYS_write, fd, bytes, length), record(1, file, at, bytes, result))
}

#define TRUNCATE(name)                                                            \
  int name(int fd, off_t length) {                                                \
    int file = file_of(fd);                                                       \
    STEP(file, (int)syscall(SYS_ftruncate, fd, length), record(2, file, length, NULL, 0)) \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

int fsync(int fd) {
  int file = file_of(fd);
  STEP(file, (int)syscall(SYS_fsync, fd), record(3, file, 0, NULL, 0))
}

int fdatasync(int fd) {
  int file = file_of(fd);
  STEP(file, (int)syscall(SYS_fdatasync, fd), record(3, file, 0, NULL, 0))
}
