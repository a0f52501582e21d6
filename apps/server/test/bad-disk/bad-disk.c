/*
 * A disk that misbehaves, for tests: loaded before the C library (LD_PRELOAD), for files below DISK_FOLDER.
 *
 * - Whenever a file is synced, its content is copied to DISK_SYNCED: that is what a power loss would leave for
 *   certain.
 * - While DISK_SYNCED/slow exists, each sync takes 150 ms.
 * - While DISK_SYNCED/read-only exists, nothing can be written.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static int path_of(int fd, char *path) {
  char link[64];
  const char *folder = getenv("DISK_FOLDER");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0 || folder == NULL) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

static int told(const char *what) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/%s", getenv("DISK_SYNCED"), what);
  return access(path, F_OK) == 0;
}

static int refuses(int fd) {
  char path[PATH_MAX];
  if (!path_of(fd, path) || !told("read-only")) return 0;
  errno = EROFS;
  return 1;
}

static void keep(int fd) {
  static ssize_t (*real_write)(int, const void *, size_t) = NULL;
  char path[PATH_MAX], part[PATH_MAX + 64], target[PATH_MAX + 64], buffer[65536];
  struct stat info;
  if (!path_of(fd, path) || fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) return;
  if (told("slow")) usleep(150000);
  if (real_write == NULL) real_write = dlsym(RTLD_NEXT, "write");
  snprintf(target, sizeof target, "%s/%s", getenv("DISK_SYNCED"), strrchr(path, '/') + 1);
  snprintf(part, sizeof part, "%s.part%d", target, gettid());
  int to = open(part, O_CREAT | O_TRUNC | O_WRONLY, 0600);
  off_t at = 0;
  for (ssize_t count; (count = pread(fd, buffer, sizeof buffer, at)) > 0; at += count)
    if (real_write(to, buffer, count) != count) abort();
  close(to);
  rename(part, target);
}

int fsync(int fd) {
  static int (*real)(int) = NULL;
  if (real == NULL) real = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  static int (*real)(int) = NULL;
  if (real == NULL) real = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

ssize_t write(int fd, const void *data, size_t count) {
  static ssize_t (*real)(int, const void *, size_t) = NULL;
  if (real == NULL) real = dlsym(RTLD_NEXT, "write");
  return refuses(fd) ? -1 : real(fd, data, count);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t at) {
  static ssize_t (*real)(int, const void *, size_t, off_t) = NULL;
  if (real == NULL) real = dlsym(RTLD_NEXT, "pwrite");
  return refuses(fd) ? -1 : real(fd, data, count, at);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off_t at) {
  static ssize_t (*real)(int, const void *, size_t, off_t) = NULL;
  if (real == NULL) real = dlsym(RTLD_NEXT, "pwrite64");
  return refuses(fd) ? -1 : real(fd, data, count, at);
}
